export interface FaultSwitch<Name extends string> {
  /** Reads the active fault; `other` for one that is not in the list. */
  read(): Promise<Name | 'none' | 'other'>
  /** Replaces the active fault. */
  set(fault: Name | 'none' | 'other'): Promise<void>
}

/** Switches faults of a sandbox service on and off over HTTP. A fault applies to each request until it is off. */
export function createFaultSwitch<Name extends string>(
  baseUrl: string,
  faults: Readonly<Record<Name, object>>,
  { afterSet }: { readonly afterSet?: (fault: Name) => Promise<unknown> } = {},
): FaultSwitch<Name> {
  const names = Object.keys(faults) as Name[]
  const request = (method: string, body?: object) => requestSandbox(baseUrl, 'faults', { method, body })
  let last: Promise<unknown> = Promise.resolve()
  return {
    async read() {
      const [first, ...rest] = (await (await request('GET')).json()) as readonly unknown[]
      if (first === undefined) return 'none'
      const result = names.find((name) => JSON.stringify(faults[name]) === JSON.stringify(first))
      return (rest.length === 0 ? result : undefined) ?? 'other'
    },
    set(fault) {
      const set = async () => {
        await request('DELETE')
        if (fault === 'none' || fault === 'other') return
        await request('POST', faults[fault])
        await afterSet?.(fault)
      }
      // Serialized: arrow keys pass several choices on the way to one.
      const done = last.then(set)
      last = done.catch(() => undefined)
      return done
    },
  }
}

/** Fetches one of the sandbox's own paths. Rejects for an error status, too. */
export async function requestSandbox(
  baseUrl: string,
  path: string,
  { method, body }: { readonly method: string; readonly body?: object | undefined },
): Promise<Response> {
  const url = `${baseUrl}/__sandbox/${path}`
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response
}
