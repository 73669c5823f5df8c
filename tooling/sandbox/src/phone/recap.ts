/** ERC-5573: what a sign-in asks for beyond the signature, as its last resource. */

const PREFIX = 'urn:recap:'

interface Recap {
  att: Record<string, Record<string, unknown>>
}

export function readRecap(resources: readonly string[] | undefined): { recap: Recap; methods: string[] } | undefined {
  const last = resources?.at(-1)
  if (!last?.startsWith(PREFIX)) return undefined
  const recap: Recap = JSON.parse(Buffer.from(last.slice(PREFIX.length), 'base64').toString())
  const methods = Object.keys(recap.att.eip155 ?? {}).map((ability) => ability.split('/')[1] ?? '')
  return { recap, methods }
}

/** Leaves of it what the phone has, and says for which chains. */
export function narrowRecap(
  resources: string[],
  { chains, methods }: { chains: readonly string[]; methods: readonly string[] },
) {
  const read = readRecap(resources)
  if (read === undefined) return resources
  const kept = read.methods.filter((method) => methods.includes(method)).sort((one, other) => one.localeCompare(other))
  const rest = resources.slice(0, -1)
  if (kept.length === 0) return rest
  const abilities = Object.fromEntries(kept.map((method) => [`request/${method}`, [{ chains }]]))
  const json = JSON.stringify({ att: { ...read.recap.att, eip155: abilities } })
  return [...rest, `${PREFIX}${Buffer.from(json).toString('base64').replaceAll('=', '')}`]
}
