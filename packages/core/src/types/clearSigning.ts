export interface ClearSigningOptions {
  /** Ed25519 public key that must have signed the descriptors: 32 bytes as base64url. */
  readonly key: string
  /**
   * URL of the folder with the signed files, which may be a path on the page's own host (`/descriptors`).
   * @default `/v1/descriptors` of `services.data`
   */
  readonly url?: string | undefined
}
