/** Take the secret of a link, which goes from the address at once: nobody reads it there or in the history. */
export function takeSecret(): string {
  const secret = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  return secret;
}
