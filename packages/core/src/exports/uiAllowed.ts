// What the visitor has allowed.
export type {
  AllowedApproval,
  AllowedEntry,
  AllowedKind,
  AllowedLimit,
  AllowedPrices,
} from '../feature/allowedSource.js'
export { type Allowing, allowing } from '../features/allowed/allowing.js'
export {
  type AllowedGroup,
  type AllowedState,
  type AllowedStep,
  type ChosenEntry,
  keyOf,
} from '../features/allowed/state.js'
