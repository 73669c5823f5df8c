// Choosing a name.
export type { LabelProblem } from '../features/names/label.js'
export { type Naming, type NamingState, naming } from '../features/names/naming.js'
export type { NameOffer } from '../features/names/suggestNames.js'
