export interface RelayCosts {
  readonly socketKb: number
  /** CPU time in ms: taken, stored, delivered and acknowledged. */
  readonly messageMs: number
  readonly storedMessageMs: number
}

// As many as the bench sends. A signed request is four messages.
const MESSAGES_PER_SOCKET_SECOND = 0.1
// On the wire, in both directions: 800 bytes of text, its frame, its answers.
const MESSAGE_BYTES = 3_000
// Leaves room for peaks and a failed instance.
const AVERAGE_LOAD = 0.5
// A restart moves all sockets of an instance.
const MOST_SOCKETS = 50_000
// Euros a month on common virtual servers: a core with 4 GB, and a terabyte sent.
const [CORE_PRICE, TERABYTE_PRICE] = [12, 5]
const count = new Intl.NumberFormat('en-US')
const SECONDS_A_MONTH = 2_592_000

/** Calculates what larger relays need from measured costs, as a table: each row has ten times the sockets. */
export function estimateScale({ socketKb, messageMs, storedMessageMs }: RelayCosts): string {
  const rows = [10_000, 100_000, 1_000_000, 10_000_000].map((sockets) => {
    const rate = sockets * MESSAGES_PER_SOCKET_SECOND
    const busy = (rate * messageMs) / 1_000
    const instances = Math.max(2, Math.ceil(busy / AVERAGE_LOAD), Math.ceil(sockets / MOST_SOCKETS))
    const shards = Math.ceil((rate * storedMessageMs) / 1_000 / AVERAGE_LOAD)
    const terabytes = (rate * MESSAGE_BYTES * SECONDS_A_MONTH) / 1e12
    const price = (instances + shards * 2) * CORE_PRICE + terabytes * TERABYTE_PRICE
    return [
      count.format(sockets),
      count.format(rate),
      `${instances}`,
      `${Math.round((sockets * socketKb) / instances / 1_000)} MB`,
      `${shards}`,
      `${Math.round((rate * MESSAGE_BYTES * 8) / 1e6)} Mbit/s`,
      `${count.format(Math.round(price))} €`,
    ].join(' | ')
  })
  return [
    'sockets | messages a second | instances | memory of each | Valkey primaries | traffic | a month',
    ...rows,
  ].join('\n')
}
