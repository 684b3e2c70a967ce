/**
 * Names of places that are also words, first names, family names or heroes: alone in a text they say little. In the
 * spirit of what American and Mexican gazetteers repeat most.
 */
const words =
  'acme alpine amity apex arcade arch arrow ash aurora avalon bath beacon beaver bell bend bethel big bison bliss blue bluff ' +
  'bonanza border boulevard bridge bridgeport broadway brook buckeye buffalo burns butte cactus camp canyon cape capital carbon ' +
  'cave cedar center central champion chance cherry chester church circle citrus clay clear cliff clover coal college ' +
  'commerce concord corn corner corona cotton cove crane creek cross crown crystal cumberland cypress dale defiance delight ' +
  'delta desert diamond dover eagle early earth east eden edge elk elm empire energy enterprise eureka evergreen exchange ' +
  'experiment fair fairview falls farmer fate federal ferry fisher flat flint flora forest fork fort fountain fox frank free ' +
  'freedom friend friendship frost fruit gap garden gem glen globe gold golden grace grand grange granite gray green grove ' +
  'gulf harbor harmony haven hazard hickory high hill hills hilltop hobby hollow home hope horizon hot hurricane ideal ' +
  'independence indian industry inn iron island ivy jewel joy junction justice key king knight lake lamb lane laurel lead ' +
  'liberty light lime lodge lone magnolia mall maple marble market meadow meadows mercury mesa mill mineral mirror mission ' +
  'mobile model monarch moon moss mountain narrows native normal north novice oak oakland oasis oil olive opal opportunity ' +
  'orange orchard orient oyster paint palm paradise park parks parkway path peach peak pearl peculiar phoenix pine pines ' +
  'pioneer plains plateau plaza pleasant plum point polk pond poplar port post potter prairie price progress prospect pueblo ' +
  'quartz queen rainbow ranch rapids raven reading red reform reliance rest revere ridge rifle ring rising river riverside ' +
  'rock rocks rose royal ruby rush rye sage salt sand sandy scout sea senate short sierra signal silver sky sleepy smith ' +
  'snow soda south spring springs spruce square star stone strawberry success sugar summit sun sunrise sunset superior ' +
  'surprise swan temple timber time tower trail transfer truth tulip turkey twin union unity university valley van vernon ' +
  'victor victory view viking vine virgin volcano walnut war ward warm water waters wave welcome west westminster wheat ' +
  'white wilder willow winter wisdom wolf wood woods wren york young zephyr zion';

const people =
  'adams adrian albert alexander allen anderson anna anthony arnold arthur austin bailey baker barton benjamin bennett benton ' +
  'blair bradley brady brooks bruce bryan bryant byron caldwell calhoun cameron campbell carlisle carmel carol carroll carter ' +
  'carson cary chandler charlotte chase christian clark clayton cleveland clifton clinton clyde cody coleman collins cooper ' +
  'craig crawford curtis dallas dalton daniel davis dean decatur dennis denton dexter diana dixon douglas duncan edwards ' +
  'eliot elizabeth ellis ellsworth emerson emma erie ethan eugene evans everett ferguson florence floyd ford foster francis ' +
  'franklin frederick fremont garfield garrison george gilbert glenn gordon graham grant greeley hamilton hampton hancock ' +
  'hanson harris harrison harvey hayden hayes helen henderson henry hillary houston howard hudson hunter irving irwin jackson ' +
  'james jasper jefferson jenkins jerome johnson jordan joseph kelly kennedy kent kirk lafayette lamar lawrence lee leonard ' +
  'lewis lincoln logan louisville lucas lyons madison marion marshall martin mason maxwell mccarthy mitchell monroe montgomery ' +
  'morgan morris morton murphy murray nelson newton norman owen paris parker patterson paul perry peyton pierce porter ' +
  'princeton quincy randolph ray raymond reno richard richmond roberts robinson rogers roosevelt roy russell ryan salem ' +
  'scott seymour shannon sharon shaw shelby sheldon sheridan sherman sidney stanley stanton stephens stewart stuart sullivan ' +
  'taylor thomas thornton troy tucker tyler vance victoria virginia walker wallace walton warner warren washington watson ' +
  'wayne webster wells wheeler whitney wilson winston wright wyatt';

const spanish =
  'aldama allende altamira benito buenavista bravo cárdenas carranza centro concepción constitución doctor dolores emiliano ' +
  'esperanza felipe guadalupe guerrero hidalgo independencia iturbide juárez libertad madero marina matamoros mina morelos ' +
  'nuevo obregón ocampo palma pino progreso reforma revolución reyes rosario salinas santiago sierra unión valle victoria ' +
  'villa zapata zaragoza';

/** Keys of places (place-key.ts). */
export const commonNames: ReadonlySet<string> = new Set(
  `${words} ${people} ${spanish}`.normalize('NFKD').replace(/\p{M}/gu, '').split(' '),
);
