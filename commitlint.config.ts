export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Subjects begin with the names of rules, standards and products: `EIP-3085`, `WalletConnect`.
    'subject-case': [0],
    // A body is wrapped by who writes it; a link is longer than a line.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
}
