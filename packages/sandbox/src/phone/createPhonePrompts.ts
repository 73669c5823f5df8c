import { createDefaultPolicy, parseCommand, policySchema } from './commandSchemas'
import { createPhoneRejectedError, type PhoneError } from './PhoneError'
import type { ApprovalChoice, PhonePolicy, PhonePrompt, PromptOutcome } from './types'

interface PendingPrompt {
  prompt: PhonePrompt
  approve(choice: ApprovalChoice): Promise<void>
  reject(error: PhoneError): Promise<void>
}

export function createPhonePrompts(input: Partial<PhonePolicy>, changed: () => void) {
  const policy = { ...createDefaultPolicy(), ...parseCommand(policySchema, input) }
  const open: Map<number, PendingPrompt> = new Map()
  const all: { prompt: PhonePrompt; outcome: PromptOutcome }[] = []

  const settle = async (
    { prompt }: PendingPrompt,
    outcome: PromptOutcome,
    callback: () => Promise<void> = async () => {},
  ): Promise<void> => {
    if (!open.delete(prompt.id)) return
    const entry = all.find((one) => one.prompt === prompt)
    const note = (value: PromptOutcome) => {
      if (entry !== undefined) entry.outcome = value
    }
    try {
      await callback()
      note(outcome)
    } catch (error) {
      note('failed')
      throw error
    } finally {
      changed()
    }
  }
  const find = (id: number | undefined): PendingPrompt => {
    const pending = id === undefined ? [...open.values()][0] : open.get(id)
    if (pending === undefined) throw new Error('There is no such question open.')
    return pending
  }
  const approve = async (id?: number, choice: ApprovalChoice = {}): Promise<void> => {
    const pending = find(id)
    await settle(pending, 'approved', () => pending.approve(choice))
  }
  const reject = async (id?: number, code?: number, message?: string): Promise<void> => {
    const pending = find(id)
    await settle(pending, 'rejected', () => pending.reject(createPhoneRejectedError(code, message)))
  }
  const ignore = async (id?: number): Promise<void> => settle(find(id), 'ignored')

  const follow = ({ prompt: { id, kind } }: PendingPrompt): void => {
    const answer = kind === 'request' ? policy.requests : policy.proposals
    if (answer === 'ask') return
    const callback = () => {
      // A script may have answered during the delay. Failures are listed among the outcomes.
      if (open.has(id)) ({ approve, reject, ignore })[answer](id).catch(() => {})
    }
    setTimeout(callback, policy.delayMs)
  }

  return {
    policy,
    approve,
    reject,
    ignore,
    list: () => [...open.values()].map(({ prompt }) => prompt),
    all: () => all.map((entry) => ({ ...entry })),
    add(pending: PendingPrompt): void {
      open.set(pending.prompt.id, pending)
      all.push({ prompt: pending.prompt, outcome: 'waiting' })
      changed()
      follow(pending)
    },
    expire(id: number): void {
      const pending = open.get(id)
      if (pending !== undefined) settle(pending, 'expired').catch(() => {})
    },
    endOthers(isOpen: (topic: string) => boolean): void {
      for (const pending of [...open.values()]) {
        const { prompt } = pending
        if (prompt.kind === 'request' && !isOpen(prompt.topic)) settle(pending, 'expired').catch(() => {})
      }
    },
    setPolicy(change: object): void {
      Object.assign(policy, parseCommand(policySchema, change))
      for (const pending of open.values()) follow(pending)
    },
  }
}
