/** Where a source's notes are read. Written here, as what keeps lessons has no use for the contract's schemas. */
export const notesAddress = (source: string) => `/api/notes/in?${new URLSearchParams({ source })}`;
