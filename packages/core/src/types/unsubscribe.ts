/** Removes the listener. Further calls do nothing. */
export type Unsubscribe = () => void
