export interface RelayCosts {
  /** Memory that a socket takes in an instance, in kB. */
  readonly socketKb: number
  /** CPU time of an instance for a message: taken, stored, delivered and acknowledged, in ms. */
  readonly messageMs: number
  /** CPU time of Valkey for the same, in ms. */
  readonly storedMessageMs: number
}

/** Messages a second and socket. A signed request is four; the bench sends as many. */
const RATE = 0.1
/** Bytes of a message on the wire, in both directions: 800 of text, its frame, its answers. */
const MESSAGE_BYTES = 3_000
/** Part of a core that is used on average, so that peaks and a failed instance have room. */
const LOAD = 0.5
/** Sockets that an instance should hold at most: a restart moves them all. */
const MOST_SOCKETS = 50_000
/** Prices in euros a month, of common virtual servers: a core with 4 GB, and a terabyte sent. */
const [CORE_PRICE, TERABYTE_PRICE] = [12, 5]
const SECONDS_A_MONTH = 2_592_000

/** Calculates what larger relays need from measured costs, as a table: each row has ten times the sockets. */
export function estimateScale({ socketKb, messageMs, storedMessageMs }: RelayCosts): string {
  const rows = [10_000, 100_000, 1_000_000, 10_000_000].map((sockets) => {
    const rate = sockets * RATE
    const busy = (rate * messageMs) / 1_000
    const instances = Math.max(2, Math.ceil(busy / LOAD), Math.ceil(sockets / MOST_SOCKETS))
    const shards = Math.ceil((rate * storedMessageMs) / 1_000 / LOAD)
    const terabytes = (rate * MESSAGE_BYTES * SECONDS_A_MONTH) / 1e12
    const price = (instances + shards * 2) * CORE_PRICE + terabytes * TERABYTE_PRICE
    return [
      sockets.toLocaleString('en-US'),
      rate.toLocaleString('en-US'),
      `${instances}`,
      `${Math.round((sockets * socketKb) / instances / 1_000)} MB`,
      `${shards}`,
      `${Math.round((rate * MESSAGE_BYTES * 8) / 1e6)} Mbit/s`,
      `${Math.round(price).toLocaleString('en-US')} €`,
    ].join(' | ')
  })
  return [
    'sockets | messages a second | instances | memory of each | Valkey primaries | traffic | a month',
    ...rows,
  ].join('\n')
}
