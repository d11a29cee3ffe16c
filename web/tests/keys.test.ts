import { describe, expect, it } from "vitest";
import "./support/page";
import { madeOn } from "../src/lib/keys.svelte";
import type { DeviceInfo, Keyring, PasskeyInfo } from "../src/lib/protocol";

const device = (id: string, let_in_by: string | null, here = false): DeviceInfo => ({
  id,
  name: id,
  added: 0,
  seen: 0,
  here,
  let_in_by,
});
const passkey = (id: string, made_on: string | null): PasskeyInfo => ({
  id,
  name: id,
  added: 0,
  used: 0,
  made_on,
});
const ring: Keyring = {
  devices: [device("laptop", null), device("phone", "laptop", true), device("other", "laptop")],
  passkeys: [passkey("a", "laptop"), passkey("b", "phone")],
  code: 5,
  code_made_on: "laptop",
};

describe("what was made on a device", () => {
  it("is all that came from it, but never the device in use", () => {
    const made = madeOn(ring, "laptop");
    expect(made.passkeys.map(({ id }) => id)).toEqual(["a"]);
    expect(made.code).toBe(true);
    expect(made.devices.map(({ id }) => id)).toEqual(["other"]);
    expect(made.unknown).toBe(false);
  });

  it("is nothing where nothing was, also without a code", () => {
    const none = { ...ring, code: null, code_made_on: null };
    expect(madeOn(none, "other")).toEqual({
      passkeys: [],
      code: false,
      devices: [],
      unknown: false,
    });
  });

  it("is unknown of what is older", () => {
    expect(madeOn({ ...ring, code_made_on: null }, "laptop").unknown).toBe(true);
    expect(madeOn({ ...ring, passkeys: [passkey("c", null)] }, "laptop").unknown).toBe(true);
  });
});
