import { library } from '../../tooling/tsdown/library.mjs'
import { table } from './groups.mjs'

export default library(table)
