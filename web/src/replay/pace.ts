/** How long a step is shown while a replay plays by itself. */
import { landed } from "$lib/motion";

const PACE = 1100;
/** How much longer a step stays at which the game stopped, once all is counted. */
const LONGER = 2;

/** Goes on when a step has been seen: nothing that is still being counted is overtaken. Gives what calls it off. */
export function showFor(stopped: boolean, speed: number, goOn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let off = false;
  const stay = () => {
    if (!off) timer = setTimeout(goOn, ((stopped ? LONGER : 1) * PACE) / speed);
  };
  if (stopped) void landed().then(stay);
  else stay();
  return () => {
    off = true;
    clearTimeout(timer);
  };
}
