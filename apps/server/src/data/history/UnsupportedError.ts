import { SourceError } from '../sources/SourceError'

/** Reports that a node has no method for the history of an account. */
export class UnsupportedError extends SourceError {}
