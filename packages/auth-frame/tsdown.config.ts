import { library } from '../../tooling/tsdown/library.mjs'

export default library()
