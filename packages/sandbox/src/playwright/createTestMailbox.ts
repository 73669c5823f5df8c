import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Mail, SandboxSettings } from '../server/types'
import type { TestMailbox } from './types'

const TIMEOUT_MS = 60_000
const POLL_MS = 50

const mailsSchema: z.ZodMiniType<readonly Mail[]> = z.array(
  z.object({
    id: z.number(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    receivedAt: z.number(),
  }),
)

export function createTestMailbox({ mailbox, url }: SandboxSettings): TestMailbox {
  if (mailbox === undefined) throw new Error(`The sandbox at ${url} runs without a mailbox.`)
  const list: TestMailbox['list'] = async (to) => {
    const response = await fetch(`${mailbox.url}?to=${encodeURIComponent(to)}`)
    return z.parse(mailsSchema, await response.json())
  }
  return {
    smtpUrl: mailbox.smtpUrl,
    createAddress: () => `test-${randomUUID()}@sandbox.example`,
    list,
    async waitFor(to, { timeoutMs = TIMEOUT_MS } = {}) {
      const end = Date.now() + timeoutMs
      while (Date.now() < end) {
        const mail = (await list(to)).at(-1)
        if (mail) return mail
        await wait(POLL_MS)
      }
      throw new Error(`There was no mail to ${to} within ${timeoutMs} ms.`)
    },
  }
}
