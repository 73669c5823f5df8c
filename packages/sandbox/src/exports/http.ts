export { createFaultList } from '../faults/createFaultList'
export {
  createFaultSchema,
  createIntegerSchema,
  optionalBooleanSchema,
  optionalCountSchema,
  parseWithSchema,
} from '../faults/schemas'
export { serveApp } from '../http/serveApp'
