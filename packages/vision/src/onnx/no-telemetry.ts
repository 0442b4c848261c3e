// The inference runtime's builds from npm report their use to their maker unless told not to before they are loaded. Nothing
// leaves this machine: this file is imported before the runtime, and switches that off for the whole process.
process.env['ORT_DISABLE_TELEMETRY'] = '1';
