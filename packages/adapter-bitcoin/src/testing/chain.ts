/** One answer of an Esplora. */
export const readPath = async (url: string, path: string): Promise<unknown> => (await fetch(url + path)).json()

/** What is sent waits from now on, or is in a block at once again. */
export async function setMining(url: string, isOn: boolean): Promise<void> {
  await fetch(`${url}/mining`, { method: 'PUT', body: isOn ? 'on' : 'off' })
}

export async function mine(url: string, count = 1): Promise<void> {
  for (let block = 0; block < count; block++) await fetch(`${url}/mining`, { method: 'POST' })
}

/** Everybody forgets what waits. */
export async function forget(url: string): Promise<void> {
  await fetch(`${url}/mempool`, { method: 'DELETE' })
}
