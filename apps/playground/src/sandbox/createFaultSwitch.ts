export interface FaultSwitch<Name extends string> {
  /** Which one is on; `other` when somebody else asked for something that is not among ours. */
  read(): Promise<Name | 'none' | 'other'>
  /** In place of whatever was on. */
  set(fault: Name | 'none' | 'other'): Promise<void>
}

/** The switch by HTTP of something in the sandbox. Each fault meets every request until it is switched off. */
export function createFaultSwitch<Name extends string>(
  baseUrl: string,
  faults: Readonly<Record<Name, object>>,
  { afterSet }: { readonly afterSet?: (fault: Name) => Promise<unknown> } = {},
): FaultSwitch<Name> {
  const names = Object.keys(faults) as Name[]
  const ask = (method: string, body?: object) => askSandbox(baseUrl, 'faults', { method, body })
  let last: Promise<unknown> = Promise.resolve()
  return {
    async read() {
      const [first, ...rest] = (await (await ask('GET')).json()) as readonly unknown[]
      if (first === undefined) return 'none'
      const found = names.find((name) => JSON.stringify(faults[name]) === JSON.stringify(first))
      return (rest.length === 0 ? found : undefined) ?? 'other'
    },
    set(fault) {
      const set = async () => {
        await ask('DELETE')
        if (fault === 'none' || fault === 'other') return
        await ask('POST', faults[fault])
        await afterSet?.(fault)
      }
      // One after the other: with the arrow keys somebody passes several on the way to one.
      const done = last.then(set)
      last = done.catch(() => undefined)
      return done
    },
  }
}

/** One of the sandbox's own paths. Rejects also for an answer that is not good. */
export async function askSandbox(
  baseUrl: string,
  path: string,
  { method, body }: { readonly method: string; readonly body?: object | undefined },
): Promise<Response> {
  const url = `${baseUrl}/__sandbox/${path}`
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response
}
