/**
 * What a wallet asks a node: the coins of an address, and to send a transaction.
 *
 * @param url of an Esplora
 */
export function createEsploraClient(url: string) {
  const base = url.replace(/\/$/, '')
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${base}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  }
  return {
    coins: async (address: string): Promise<{ txid: string; vout: number; value: number }[]> =>
      JSON.parse(await ask(`/address/${address}/utxo`)),
    /** Gives the transaction's id. */
    send: (hex: string) => ask('/tx', { method: 'POST', body: hex }),
  }
}
