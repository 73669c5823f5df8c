import { expect } from 'vitest'
import { given } from './given.ts'

interface Mail {
  readonly id: number
  readonly code?: string
  readonly link?: string
}

let count = 0

/** An address of this test's own: codes are sent once in 30 s to each. `+device` in it: its devices are unknown. */
export function newEmail(kind = ''): string {
  count++
  return `maya${process.pid}.${Date.now().toString(36)}.${count}${kind}@harbor.example`
}

/** What the mail server has for an address, oldest first. */
export async function mailsTo(email: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${given('inboxUrl')}.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}

/** The code in the newest mail, once there are `mails` of them. */
export async function codeFor(email: string, { mails = 1 }: { readonly mails?: number } = {}): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).filter(({ code }) => code).length).toBe(mails)
  return (await mailsTo(email)).filter(({ code }) => code).at(-1)?.code ?? ''
}
