/** Describes a message as a client publishes it. The relay cannot read its text. */
export interface PublishedMessage {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly attestation?: string | undefined
}

export interface StoredMessage extends Omit<PublishedMessage, 'ttl'> {
  /** Id of the mailbox, unique per topic. */
  readonly id: string
  /** Unix time in ms, as `expiresAt`. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** Id of the client that published it. */
  readonly from: string
}

export interface WaitingPage {
  /** May be empty although later pages are not. */
  readonly messages: readonly StoredMessage[]
  /** Undefined on the last page. */
  readonly next: string | undefined
}

/**
 * Stores messages until they expire, for every client but the sender and those that acknowledged them. Reports to each
 * instance what any instance stores.
 */
export interface Mailbox {
  /**
   * Resolves once the message is stored, so that a crash does not lose it. A message that is stored already is not
   * stored again, because clients publish again when an answer is missing. Stores in the order of the calls. In a full
   * topic, messages that a client acknowledged make room. Rejects with a `RelayError` if none did.
   */
  put(message: PublishedMessage, from: string): Promise<void>
  /**
   * Returns the first messages that wait for a client, oldest first.
   *
   * @param after `next` of the page before
   */
  waitingFor(topic: string, clientId: string, after?: string): Promise<WaitingPage>
  acknowledge(message: Pick<StoredMessage, 'topic' | 'id'>, clientId: string): Promise<void>
  /** Starts to report a topic's messages to `onStored`. Resolves once no later message can be missed. */
  watch(topic: string): Promise<void>
  unwatch(topic: string): Promise<void>
  check(): Promise<void>
  close(): Promise<void>
}

export interface MailboxEvents {
  /** Receives each stored message of a watched topic. */
  readonly onStored: (message: StoredMessage) => void
  /** Reports that messages of watched topics may have been missed. */
  readonly onGap: () => void
}
