/** Key-value store of the page. `localStorage` fits. A throw is survived. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
