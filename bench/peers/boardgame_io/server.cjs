// A boardgame.io server with its storage in memory: `node server.cjs PORT`.
const { Server } = require('boardgame.io/server')
const { tiles } = require('./game.cjs')

const server = Server({ games: [tiles], origins: ['*'] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') })
