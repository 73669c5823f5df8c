/** Ends what was started. Calling it again does nothing. */
export type Unsubscribe = () => void
