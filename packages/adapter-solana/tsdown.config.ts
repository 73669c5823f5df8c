import { library } from '../../tooling/tsdown/library.ts'
import { table } from './groups.mjs'

export default library(table)
