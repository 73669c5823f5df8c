/** Limits what is stored of a topic, because anybody may publish on any. */
export const MAX_STORED = 1_000

/** Messages that are read at a time: each may have 1 MB. */
export const PAGE_SIZE = 8
