// The content security policy allows no eval. The schema library would try one to see whether it may, and every try is
// reported as a violation; it reads this wish when it is loaded, so this file comes before everything else.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
