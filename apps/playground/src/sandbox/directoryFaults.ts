/** What the directory may do wrong, as its switch takes it. Each meets every request until it is switched off. */
const faults = {
  slow: { latencyMs: 3000 },
  limited: { status: 429, retryAfter: 2 },
  failing: { status: 500 },
  garbage: { garbage: true },
} as const

export type DirectoryFault = 'none' | 'other' | keyof typeof faults

/** Which one is on; `other` when somebody else asked for something that is not among ours. */
export async function readFault(directoryUrl: string): Promise<DirectoryFault> {
  const [first, ...rest] = (await (await ask(directoryUrl, 'GET')).json()) as readonly unknown[]
  if (first === undefined) return 'none'
  const isFirst = ([, fault]: readonly [unknown, object]) => JSON.stringify(fault) === JSON.stringify(first)
  const found = rest.length === 0 ? Object.entries(faults).find(isFirst) : undefined
  return (found?.[0] as DirectoryFault | undefined) ?? 'other'
}

let last: Promise<unknown> = Promise.resolve()

/** In place of whatever was on. */
export function setFault(directoryUrl: string, fault: DirectoryFault): Promise<void> {
  const set = async () => {
    await ask(directoryUrl, 'DELETE')
    if (fault !== 'none' && fault !== 'other') await ask(directoryUrl, 'POST', faults[fault])
  }
  // One after the other: with the arrow keys somebody passes several on the way to one.
  const done = last.then(set)
  last = done.catch(() => undefined)
  return done
}

async function ask(directoryUrl: string, method: string, body?: object): Promise<Response> {
  const url = `${directoryUrl}/__sandbox/faults`
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`The directory's switch answers ${response.status}`)
  return response
}
