// Cloudflare's types call these `any`, and the first declaration of a name counts.
declare var Buffer: BufferConstructor
declare var process: NodeJS.Process
