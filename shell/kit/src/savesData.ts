/** Whether the reader wants nothing fetched that they have not asked for (`Save-Data`), where the browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
