import { Session } from 'node:inspector/promises'
import { connect, getConnections } from '@foyer/core/actions'
import { createTestModal } from '@foyer/core/testing'

const SOURCE = '/packages/core/src/'
// Leaves out folders that all code calls, and the test's own.
const LEFT_OUT = /^(utils|types|errors|state|adapter|http|testing)\//
/** Functions that the compiler adds. */
const ADDED = new Set(['', '__name'])

/**
 * Lists core’s files, with their functions, that a connect request calls. Loads core by the condition `@foyer/source`.
 */
export async function traceConnect(): Promise<ReadonlyMap<string, readonly string[]>> {
  // Loads all code, so that none is evaluated while functions are counted.
  await connect(createRunningModal(), { walletId: 'lantern' })
  const modal = createRunningModal()
  const called = await trace(() => connect(modal, { walletId: 'lantern' }))
  return new Map([...called].filter(([path]) => !LEFT_OUT.test(path)))
}

function createRunningModal() {
  const { modal } = createTestModal()
  // Any action starts the runtime.
  getConnections(modal)
  return modal
}

async function trace(run: () => Promise<unknown>) {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await run()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return new Map(
      result.flatMap(({ url, functions }) => {
        const [, path] = url.split(SOURCE)
        const names = functions.flatMap(({ functionName, ranges }) =>
          ranges[0]?.count && !ADDED.has(functionName) ? [functionName] : [],
        )
        return path && names.length > 0 ? [[path.replace(/\?.*/, ''), names] as const] : []
      }),
    )
  } finally {
    session.disconnect()
  }
}
