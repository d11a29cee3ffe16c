/** A recovery code that was just drawn: it is shown wherever its person goes, until it is written down. */
export const fresh: { code: string | null } = $state({ code: null });
