/**
 * What a wallet asks a node: the coins of an address, and to send a transaction.
 *
 * @param {string} url of an Esplora
 */
export function createEsploraClient(url) {
  const base = url.replace(/\/$/, '')
  /** @param {string} path @param {RequestInit} [init] */
  const ask = async (path, init) => {
    const response = await fetch(`${base}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return text
  }
  return {
    /** @param {string} address @returns {Promise<{ txid: string, vout: number, value: number }[]>} */
    coins: async (address) => JSON.parse(await ask(`/address/${address}/utxo`)),
    /** Gives the transaction's id. @param {string} hex */
    send: (hex) => ask('/tx', { method: 'POST', body: hex }),
  }
}
