/** The endpoint that the server knows of this browser's bell: it may change by itself. */
const KNOWN = "lanai.endpoint";

export function keepEndpoint(endpoint: string | null): void {
  try {
    if (endpoint) localStorage.setItem(KNOWN, endpoint);
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage it is told anew the next time.
  }
}

export function keptEndpoint(): string | null {
  try {
    return localStorage.getItem(KNOWN);
  } catch {
    return null;
  }
}
