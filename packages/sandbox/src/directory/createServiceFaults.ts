import { createFaultList } from '../faults/createFaultList'
import { serviceFaultSchema } from './serviceFaultSchema'
import type { ServiceFault } from './types'

export function createServiceFaults() {
  const { take, ...list } = createFaultList(serviceFaultSchema)
  return {
    ...list,
    take: (path: string): ServiceFault | undefined => take((fault) => path.startsWith(fault.path ?? '/')),
  }
}
