import type { PhoneScript, PhoneState } from './types'

export function createPhoneScript(url: string): PhoneScript {
  const order =
    (name: string): ((order?: object) => Promise<PhoneState>) =>
    (body = {}) =>
      ask(`${url}/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    pair: order('pair'),
    approve: order('approve'),
    reject: order('reject'),
    ignore: order('ignore'),
    policy: order('policy'),
    chainChanged: order('chainChanged'),
    accountsChanged: order('accountsChanged'),
    update: order('update'),
    extend: order('extend'),
    disconnect: order('disconnect'),
    state: () => ask(`${url}/state`),
    until: (test, { signal } = {}) => watch(`${url}/events`, test, signal),
  }
}

async function ask(url: string, init?: RequestInit): Promise<PhoneState> {
  const response = await fetch(url, init)
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

async function watch(
  url: string,
  test: (state: PhoneState) => boolean,
  signal: AbortSignal | undefined,
): Promise<PhoneState> {
  const { body } = await fetch(url, signal === undefined ? {} : { signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader?.read(); read !== undefined && !read.done; read = await reader?.read()) {
    const events = `${text}${read.value}`.split('\n\n')
    text = events.pop() ?? ''
    const met = events.map((event) => JSON.parse(event.slice('data: '.length))).find(test)
    if (met === undefined) continue
    await reader?.cancel()
    return met
  }
  throw new Error('The phone has ended.')
}
