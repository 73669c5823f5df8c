import type { Storage } from '../../types'

/** @param after key before the first one */
export async function* listStorageKeys(
  storage: Pick<Storage, 'keys'>,
  table: string,
  after?: string,
): AsyncGenerator<string> {
  for (let page = await storage.keys(table, after); page.length > 0; page = await storage.keys(table, page.at(-1))) {
    yield* page
  }
}

export async function countStorageKeys(storage: Pick<Storage, 'keys'>, table: string): Promise<number> {
  let count = 0
  for await (const _ of listStorageKeys(storage, table)) count += 1
  return count
}
