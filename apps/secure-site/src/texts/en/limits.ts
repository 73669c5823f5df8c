export const limits = {}
