export const fetchEsploraPath = async (url: string, path: string): Promise<unknown> => (await fetch(url + path)).json()

export async function setMining(url: string, isOn: boolean): Promise<void> {
  await fetch(`${url}/mining`, { method: 'PUT', body: isOn ? 'on' : 'off' })
}

export async function mineBlocks(url: string, count = 1): Promise<void> {
  for (let block = 0; block < count; block++) await fetch(`${url}/mining`, { method: 'POST' })
}

export async function clearMempool(url: string): Promise<void> {
  await fetch(`${url}/mempool`, { method: 'DELETE' })
}
