import * as z from 'zod/mini'
import { createFaultSchema, createIntegerSchema, parseWithSchema } from '../faults/schemas'
import type { ActiveFaults, SandboxFaultName } from './types'

const network = z.exactOptional(z.string('is a CAIP-2 id'))

// Options of each fault, with what is left out filled in.
const SCHEMAS = {
  rejects: createFaultSchema({}),
  neverAnswers: createFaultSchema({}),
  wrongNetwork: createFaultSchema({ chainId: z._default(createIntegerSchema(1), 137) }),
  slowNode: createFaultSchema({ latencyMs: z._default(createIntegerSchema(0), 3000), network }),
  nodeDown: createFaultSchema({ network }),
  relayDown: createFaultSchema({}),
} satisfies Readonly<Record<SandboxFaultName, z.ZodMiniType>>

const NAMES = Object.keys(SCHEMAS)

const isFaultName = (name: string): name is SandboxFaultName => Object.hasOwn(SCHEMAS, name)

/** Keeps the faults that are on. `changed` applies them before a call resolves. */
export function createSandboxFaults(changed: (active: ActiveFaults) => Promise<void>) {
  let active: ActiveFaults = {}
  const set = async (next: ActiveFaults) => {
    active = next
    await changed(next)
  }
  return {
    active: () => active,
    /** Returns why the fault is invalid, if it is. */
    async add(name: string, options: unknown): Promise<string | undefined> {
      if (!isFaultName(name)) return `There is no fault ${name}: it is one of ${NAMES.join(', ')}.`
      const read = parseWithSchema(SCHEMAS[name], options)
      if ('error' in read) return `${name}: ${read.error}`
      // A wallet cannot both reject and leave open: the later fault counts.
      const { rejects, neverAnswers, ...others } = active
      const kept = name === 'rejects' || name === 'neverAnswers' ? others : active
      await set({ ...kept, [name]: read.value })
      return undefined
    },
    remove: (name: string) => set(Object.fromEntries(Object.entries(active).filter(([each]) => each !== name))),
    clear: () => set({}),
  }
}
