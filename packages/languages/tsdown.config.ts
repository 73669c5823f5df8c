import { entryLibrary } from '../../tooling/tsdown/library.ts'

export default entryLibrary()
