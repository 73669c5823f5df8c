export { createFaultMiddleware } from '../directory/createFaultMiddleware'
export { createServiceFaults } from '../directory/createServiceFaults'
export { createFaultList } from '../faults/createFaultList'
export {
  createFaultSchema,
  createIntegerSchema,
  optionalBooleanSchema,
  optionalCountSchema,
  parseWithSchema,
} from '../faults/schemas'
export { serveApp } from '../http/serveApp'
export { createRelayFaults } from '../relay/createRelayFaults'
