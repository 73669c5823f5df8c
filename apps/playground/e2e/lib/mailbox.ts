import { expect } from 'vitest'
import { getTestService } from './getTestService.ts'

interface Mail {
  readonly id: number
  readonly code?: string
  readonly link?: string
}

let count = 0

/** Creates a new email address, because the secure site mails one code per address in 30 s. */
export function createEmailAddress(): string {
  count++
  return `maya${process.pid}.${Date.now().toString(36)}.${count}@harbor.example`
}

/** Waits for the newest mail, and approves the device if the mail has the link for it. */
export async function approveDevice(email: string): Promise<void> {
  await expect.poll(async () => (await readMails(email)).length).toBeGreaterThan(0)
  const link = (await readMails(email)).at(-1)?.link
  if (link === undefined) return
  const token = new URL(link).searchParams.get('token') ?? ''
  await fetch(link, { method: 'POST', body: new URLSearchParams({ token }) })
}

/** Reads an address's mails, oldest first. */
export async function readMails(email: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${getTestService('inboxUrl')}.json?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}

/** Reads the code of the newest mail, once there are `mails` of them. */
export async function waitForCode(email: string, { mails = 1 }: { readonly mails?: number } = {}): Promise<string> {
  await expect.poll(async () => (await readMails(email)).filter(({ code }) => code).length).toBe(mails)
  return (await readMails(email)).filter(({ code }) => code).at(-1)?.code ?? ''
}
