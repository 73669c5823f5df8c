export function createEsploraClient(url: string) {
  const base = url.replace(/\/$/, '')
  const request = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${base}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  }
  return {
    coins: async (address: string): Promise<{ txid: string; vout: number; value: number }[]> =>
      JSON.parse(await request(`/address/${address}/utxo`)),
    send: (hex: string) => request('/tx', { method: 'POST', body: hex }),
  }
}
