/** Asks whoever hosts the tables. */
import { host } from "./host";
import { settings } from "./settings.svelte";
import { t } from "./texts.svelte";

/** What the server refused, or that it was not reached (status 0), in the person's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface Ask {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  token?: string | undefined;
}

async function refused(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    return new ApiError(answer.status, error.code, error.message);
  } catch {
    return new ApiError(answer.status, "http", t("error-server", { status: answer.status }));
  }
}

/** Sends a request and gives the response, or throws an ApiError. */
export async function fetchApi(
  path: string,
  { method = "GET", body, token }: Ask = {},
): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined && typeof body !== "string") headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await host.fetch(path, {
      method,
      headers,
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "offline", t("error-offline"));
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

export async function api<T>(path: string, ask: Ask = {}): Promise<T> {
  return (await (await fetchApi(path, ask)).json()) as T;
}
