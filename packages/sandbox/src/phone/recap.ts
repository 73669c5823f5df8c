// Prefix of a recap (ERC-5573): the last resource of a sign-in, which lists the requested permissions.

const PREFIX = 'urn:recap:'

interface Recap {
  att: Record<string, Record<string, unknown>>
}

export function decodeRecap(resources: readonly string[] | undefined): { recap: Recap; methods: string[] } | undefined {
  const last = resources?.at(-1)
  if (!last?.startsWith(PREFIX)) return undefined
  const recap: Recap = JSON.parse(Buffer.from(last.slice(PREFIX.length), 'base64').toString())
  const methods = Object.keys(recap.att.eip155 ?? {}).map((ability) => ability.split('/')[1] ?? '')
  return { recap, methods }
}

export function narrowRecap(
  resources: string[],
  { chains, methods }: { chains: readonly string[]; methods: readonly string[] },
) {
  const read = decodeRecap(resources)
  if (read === undefined) return resources
  const stored = read.methods
    .filter((method) => methods.includes(method))
    .sort((one, other) => one.localeCompare(other))
  const rest = resources.slice(0, -1)
  if (stored.length === 0) return rest
  const abilities = Object.fromEntries(stored.map((method) => [`request/${method}`, [{ chains }]]))
  const json = JSON.stringify({ att: { ...read.recap.att, eip155: abilities } })
  return [...rest, `${PREFIX}${Buffer.from(json).toString('base64').replaceAll('=', '')}`]
}
