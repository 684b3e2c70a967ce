// Alternatives of a regular expression, for lowercase text without accents; whole words only.

export const hardWords: readonly string[] = [
  'kill(?:s|ed|ing|ings|er|ers)?|dies|died|dead|deadly|deaths?|dying|fatal(?:ly|ity|ities)?|drown(?:s|ed|ing)?',
  'body (?:of|found|is found|recovered)|bodies|corpse|suicides?|autopsy|coroner|funeral|mourn(?:s|ed|ing|ers)?|grave(?:s|site)?|perish(?:ed)?',
  'injur(?:ed|es|y|ies|ing)|wounded|wounds|hurt|hospitali[sz]ed|paraly[sz]ed|maimed|suffocat(?:ed|ion)',
  'murder(?:s|ed|er|ers|ous)?|homicides?|manslaughter|shooter|shootings?|shot (?:dead|at|by|in|and|to|while|during)|gunm[ae]n|gunfire|gunshots?|opens? fire|stab(?:bed|bing|bings|s)?|slain|slaying|assassinat(?:ed|ion)',
  'robber(?:y|ies|s)|robb(?:ed|ing)|burglar(?:y|ies|s|ized)?|theft|thefts|thief|thieves|stole|stolen|heist|carjack(?:ed|ing|ings|er|ers)?|loot(?:ed|ing|ers)|arson(?:ist)?',
  'rap(?:e|ed|ist)|sexual(?:ly)? (?:assault|abuse|abused|assaulted|misconduct|battery|exploitation)|sex (?:abuse|crimes?|trafficking|offender)|molest(?:ed|ing|ation)?|child (?:abuse|exploitation|porn(?:ography)?)|domestic violence|indecent exposure',
  'kidnap(?:s|ped|ping|per)?|abduct(?:ed|ion|s)?|hostages?|traffick(?:ing|er|ers)|ransom|missing (?:\\S+ ){0,3}(?:woman|man|girl|boy|child|teen|hiker|swimmer|boat|people|person|mother|father|couple|plane)|amber alert|feather alert|silver alert',
  'arrest(?:s|ed|ing)?|in custody|detain(?:ed|s|ing|ees?)|indict(?:ed|s|ment|ments)|convict(?:ed|s|ion)?|sentenced|guilty|pleads?|charged with|criminal|crimes?|crime spree|felony|fugitive|prison(?:er|ers)?|inmates?|jail(?:ed|s)?|accused|suspects?|suspected|embezzl(?:ed|ing|ement)|fraud|defraud(?:ed|ing)?|brib(?:e|ed|es|ery)|extortion|assault(?:s|ed|ing)?|attack(?:s|ed|er|ers|ing)?|stalk(?:er|ed|ing)|vandal(?:s|ism|ized)|hate crimes?|drug bust|fentanyl|overdos(?:e|ed|es)|smuggl(?:ed|ers?|ing)|poach(?:ers?|ing)|dui|standoff|swat|manhunt|police chase|pursuit|gang|gangs|abuse(?:d|s)?|violence|violent|brawl|riots?|threats?|threaten(?:s|ed|ing)?',
  'wars?|troops|airstrikes?|air strikes?|missiles?|bomb(?:s|ed|ing|ings|er|ers)?|shell(?:ed|ing)|invasion|invad(?:e|ed|es)|ceasefire|cease-fire|militants?|insurgents?|terror(?:ism|ist|ists)?|massacre|genocide|hamas|hezbollah|drone (?:attack|strike)s?|sanctions|refugees?|deport(?:ed|ation|ations|s)?',
  'wildfires?|brush fires?|vegetation fires?|house fire|fires? (?:burn(?:s|ing)?|destroy(?:s|ed)?|damage(?:s|d)?|kill(?:s|ed)?|erupt(?:s|ed)?|break(?:s)? out|broke out|near|at|in|grows?|threatens?|forces?|prompts?)|[a-z]+ fire (?:near|grows?|now|prompts?|burn(?:s|ing)?|evacu\\S*|contain\\S*|report)|blaze|inferno|burned|burns|flames|evacuat(?:e|ed|es|ing|ion|ions|ees)|containment|contained|acres',
  'earthquakes?|quakes?|aftershocks?|tsunami|hurricanes?|typhoons?|cyclones?|tornado(?:es)?|tropical storm|storm surge|floods?|flooding|flooded|mudslides?|landslides?|avalanches?|heat ?waves?|extreme heat|drought|eruption|disasters?|catastroph(?:e|ic)|state of emergency|oil spill|chemical (?:leak|spill)|explosions?|explod(?:ed|es)|blast|collaps(?:e|ed|es)',
  'crash(?:es|ed|ing)?|collisions?|collid(?:e|ed|es)|hit-and-run|hit and run|derail(?:ed|s|ment)|capsiz(?:e|ed|es)|wreck(?:s|ed)?|wreckage|struck by|hit by|rescued|rescues|rescuers|trapped|stranded|fell from|plung(?:es|ed)',
  'outbreaks?|epidemic|pandemic|measles|west nile|ebola|cholera|salmonella|e\\. coli|listeria|hantavirus|covid(?:-19)?|bird flu|cancer|dementia|virus|infect(?:ed|ions?)|contaminat(?:ed|ion)|poison(?:ed|ing|s)?|carcinogen(?:ic)?|recall(?:s|ed)?|death toll|casualt(?:y|ies)|victims?|survivors?|toxic',
];

export const hardCategories =
  'crime|crimes|crime and courts|crime & courts|courts|public safety|homicide|murder|shooting|shootings|police|fire|fires|wildfire|wildfires|accidents?|traffic collision|disasters?|natural disasters?|death|deaths|war|earthquakes?';

// Alternatives of a regular expression, for lowercase text without accents; whole words only.

export const saleTitles: readonly string[] = [
  'promo codes?|coupon codes?|coupons? for|printable coupons?|discount codes?|flash sale|clearance sale|mega sale|gift guides?|gift ideas|sweepstakes(?! (?:casinos?|gaming|games?|sites?|bans?|bills?|laws?))|official rules|contest announcement|classifieds|classified ads?|advertorial|partner content|paid post',
  '^sponsored\\s*[:|–—-]|sponsored (?:content|post|article|story)|[([]sponsored|(?:enter|win|ticket|our|the) (?:\\S+ ){0,3}giveaways?(?! to\\b)',
  '(?:black friday|cyber monday|prime day)(?=.*\\b(?:deals?|discounts?|savings|bargains?|offers|lowest)\\b)|(?:deals?|discounts?|savings|bargains?|lowest|off|save) (?:.* )?(?:black friday|cyber monday|prime day)',
  '\\$[\\d,.]+ off|(?:new )?\\$[\\d,.]+ low|(?:new|record|all-time) low price|lowest price|\\d+% off|up to \\d+% (?:off|savings)|save (?:up to )?(?:\\$[\\d,.]+(?![\\d,.]| ?(?:[mb]illion|[mbk]\\b))|\\d+%)|(?:e-bike|power station|mattress|labor day|memorial day|back[- ]to[- ]school|anniversary|summer|holiday) (?:\\S+ )?sale|pre-order deals?|(?:best|top|early|today.?s|these|great|hottest) deals|(?:best|top) (?:\\S+ ){1,3}deals|deals? of the day|deals you can|on sale (?:now|today|for|right now)|goes on sale|for a limited time',
  '(?:best|top-rated|top|favorite) (?:\\S+ ){1,6}(?:you can buy|to buy|to shop|under \\$\\d+|on amazon|at costco|at target|at walmart|at trader joe.?s|for every budget|worth your money|tested(?: and reviewed)?|reviewed)|(?:best|top-rated|top|favorite) (?!.*\\b(?:stories|news|photos|moments|movies|films|shows|books|albums|songs|players|plays|teams|athletes|games|schools|restaurants|concerts|art|theater)\\b)(?:\\S+ ){1,6}of 20\\d\\d|best (?:\\S+ ){1,7}\\(20\\d\\d\\)|(?:tested|tried) and reviewed|worth the (?:splurge|money|price)|worth buying|where to buy|places to buy|top-rated \\S+|editor-tested|stuff we love|we tried (?:and|the|every)|aldi finds|costco finds|shop (?:our|the|these|now)|which \\S+ should you buy|prices, sizes|best (?:\\S+ )?brands|top (?:\\S+ )?brands in',
  'horoscopes?|horoscopo|winning (?:lottery )?numbers|lottery (?:numbers|results)|(?:powerball|mega millions|superlotto)(?: plus)? (?:winning )?(?:numbers|results|drawing results)|daily (?:3|4) results|(?:wordle|connections|strands|crossword) (?:hints?|answers?)',
];

export const saleCategories =
  'sponsored(?: (?:content|post|posts|article|articles))?|advertis(?:ement|ements|ing|er|er content)|advertorials?|paid (?:content|post|posts|partner content|program)|partner content|partnered content|branded content|brand studio|brand ?publishing|featured advertisers?|promotions?|promoted|shopping(?: / .*)?|gifts?(?: and| &)? shopping|shop|deals?|daily deals|green deals|coupons?|promo codes?|product (?:tests?|reviews?|recommendations?)|stuff we love.*|buying guides?|gift guides?|contests?|sweepstakes|giveaways?|classifieds?|marketplace|affiliate.*|commerce|e-?commerce content|horoscopes?|astrology|lottery|lotteries|lottery results|puzzles?|legal notices?|public notices?';

/** How a paid text begins or labels itself. */
export const saleTexts =
  '^(?:sponsored(?! by (?:the|state|sens?|assembly\\w*|reps?|gov|council\\w*|supervisors?|lawmakers|democrats?|republicans?)\\b)|advertisement|paid content|paid post|promoted (?:content|post|by)|presented by)\\b|sponsored content|affiliate (?:links?|commission)|earn a commission|no purchase (?:or payment|necessary)|green deals|use (?:promo )?code \\S+|for a discount';

export const saleFolders =
  'sponsored(?:-.*)?|paid|paid-.*|partner-content|branded-content|advertorials?|.*brand-?studio|.*marketplace|deals|coupons?|promo-codes?|shopping|buying-guides?|gift-guides?|contests?|sweepstakes|giveaways?|classifieds?|horoscopes?|lottery';

export const opinionTitles =
  '^(?:opinion|editorial|op-ed|commentary|column|columnist|letters?|guest column|viewpoint|perspective|essay|review|endorsement)s?(?: to the editor)?\\s*[:|–—-]|letters? to the editor|readers? react|my turn\\b';
export const opinionCategories =
  'opinions?|opinion columns?|editorials?|op-?eds?|commentary|columns?|columnists?|letters?(?: to the editor)?|guest columns?|voices|perspectives?|endorsements?|from the (?:editor|publisher|city manager|mayor).*';
export const opinionFolders =
  'opinions?|editorials?|commentary|commentisfree|columns?|columnists?|op-?ed|letters|voices';

export const roundupTitles =
  'newsletter|(?:morning|evening|daily|weekly|weekend) (?:briefing|brief|digest|report|edition|roundup|recap|news|update)|round-?up|week in review|this week in|(?:the )?week ahead|news of the week|top (?:\\d+ )?stories|print (?:issue|edition)|in photos|^(?:photos?|gallery|galleries|pictures|slideshow|watch|video|listen|podcast|live|quiz|crossword|cartoon|comics?)\\s*[:|]|photo gallery|photos of the|live ?blog|live updates?|live coverage|as it happened|crime ?watch|police (?:blotter|log)|crime (?:blotter|log|report:)|news quiz|on this day|today in history|open thread|links? for|what we.re reading|five things|\\d+ things to know|the latest:|recap:|^updates?:|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2},? 20\\d\\d$';
export const roundupCategories =
  'newsletters?|roundups?|podcasts?|print|live ?blogs?|photos?|photo galler(?:y|ies)|galler(?:y|ies)|quiz(?:zes)?|.* in focus';
export const roundupFolders =
  'newsletters?|live-?blogs?|live|gallery|galleries|podcasts?|photos|slideshow|quiz';

export const obituaryTitles =
  '^obituar(?:y|ies)|obituaries|death notices?|in memoriam|recent deaths|deaths this week';
export const obituaryCategories = 'obituar(?:y|ies)|death notices?';

export const sportWords =
  'nfl|nba|mlb|nhl|wnba|mls|ncaa|quarterbacks?|touchdowns?|innings?|home runs?|homers?|pitchers?|pitching|bullpen|rookies?|playoffs?|preseason|postseason|offseason|super bowl|world series|stanley cup|world cup|grand slam|wimbledon|u\\.s\\. open|championships?|semifinals?|quarterfinals?|finals|roster|draft pick|free agen(?:t|cy)|trade deadline|head coach|coach(?:es|ing)?|volleyball|basketball|baseball|softball|football|soccer|hockey|lacrosse|swimming|wrestling|dodgers|angels|lakers|clippers|rams|chargers|galaxy|ducks|kings|trojans|bruins|49ers|giants|raiders|warriors|padres|goals?|scores?|touchdown|medals?|olympians?';
export const sportCategories =
  'sports?|high school sports|college sports|football|baseball|basketball|soccer|hockey|volleyball|golf|tennis|nfl|nba|mlb|nhl|women.s .*|men.s .*|athletics|.* sports';
export const sportFolders = 'sports?|athletics|high-school-sports|mlb|nba|nfl|nhl';

export const serviceTitles =
  '^(?:which|should|can|could|do|does|did|is|are|was|will|who|why|what|when|where) .*\\?$|how to|how you can|how (?:and|\\(and) why|what to (?:know|do|watch|expect|see|read|eat)|(?:what|everything) you need to know|need to know|here.?s (?:how|where|when) (?:to|you)|where to (?:find|see|eat|go|get|watch|drink|stay|buy)|when to|ways to|tips (?:for|to|on)|\\d+ tips|(?:your|a|the) (?:\\S+ )?guide to|guide:|things to do|what.?s (?:open|closed|on tv)|(?:road|lane|freeway|street|ramp|library) closures?|(?:weekend|weather) forecast|forecast:|weather:|cooling centers|dmv|should you|can you|do you|are you|did you|when (?:is|does|will)|what (?:is|are|does)|who is|why is my|ask (?:the|an?|amy|carolyn|eric)|dear \\S+|faq|explained|explainer|recipes?|open enrollment|how much|deadline to|apply (?:now|for)|sign up|offers? free|free (?:\\S+ ){0,3}(?:clinics?|classes|class|admission|rides|parking|lunch|meals)|nonprofits?|get paid to|seeks applicants|help shape';
export const eventTitles =
  'festivals?|concerts?|events|eventos|fair (?:returns|opens)|returns to|tickets|save the date|join us|open house|workshops?|farmers.? market|parade|things to do|best things|free (?:movie|concert|event|day)s?|kicks? off|celebrat(?:e|es|ing) .* (?:with|at)|pool day|listening sessions?|conference returns|upcoming|on stage|tour dates?|showtimes?|exhibit(?:ion)?s?|screening|calendar|grand opening|ribbon cutting|registration|recruitment|you can (?:watch|see|hear)';
export const eventFolders = 'events?|calendar|things-to-do|best-things-to-do|.*-activities';

export const newsWords: readonly string[] = [
  'council(?:member|members|man|woman|or)?s?|mayors?|supervisors?|city hall|county|city (?:officials|manager|budget|leaders|attorney)|commission(?:er|ers)?|board|trustees|superintendents?|school district|unified|lausd|ordinances?|zoning|district',
  'congress(?:ional|man|woman)?|senat(?:e|or|ors)|house (?:speaker|republicans|democrats|panel|committee)|white house|supreme court|trump|president|governor|gov\\.|newsom|lawmakers?|legislat(?:ors?|ure|ive|ion)|bills?|laws?|polic(?:y|ies)|republicans?|democrats?|gop|elections?|ballots?|voters?|votes?|voted|voting|campaigns?|candidates?|primary|midterms?|redistricting|poll|polls|nominee|nomination|cabinet|secretary|attorney general|prosecutors?|diplomats?|minister|parliament|treaty|summit|tariffs?',
  'courts?|judges?|justices?|lawsuits?|sues?|sued|suing|rul(?:es|ed|ing)|appeals?|settle(?:s|ment|d)?|trial|jury|verdict|injunction|contempt|da says|district attorney|investigat(?:e|es|ed|ion|ors|ing)|probe|audit|subpoenas?',
  'budgets?|tax|taxes|taxpayers?|deficit|shortfall|layoffs?|lay off|unions?|strikes?|wages?|contracts?|jobs|unemployment|hiring|inflation|prices?|economy|economic|recession|interest rates?|fed|federal reserve|mortgages?|rents?|rent control|tenants?|evict(?:ed|ion|ions)?|housing|homeless(?:ness)?|unhoused|landlords?|zillow|insurance|insurers?|medicaid|medi-cal|medicare|vaccin(?:e|es|ation)|hospitals?|health care|abortion|schools?|students|teachers|enrollment|universit(?:y|ies)|regents',
  'immigra(?:nts?|tion)|ice(?! age| cream| rink| skating| hockey| dance)|border|asylum|undocumented|police|sheriff|deput(?:y|ies)|officers?|firefighters?|transit|metro|rail|trains?|freeways?|airport|airlines?|traffic|speed cameras|water|drought|pollution|emissions|climate|epa|utilit(?:y|ies)|edison|power (?:outage|lines|plant|grid)|rate hike|colorado river|coastal|beach closures?|officials|agency|agencies|federal|state (?:law|officials|lawmakers|audit|budget)|government|pentagon|military|army|navy|marines|veterans?|iran|israel|gaza|ukraine|russia|china|nato|protest(?:s|ers|ed)?|reform|regulat(?:e|es|ors?|ion|ions|ing)|ban|bans|banned|funding|grants?|merger|acquires?|acquisition|bankrupt(?:cy)?|earnings|stocks?|markets?|ceo|antitrust|hearings?|poverty|hunger|renters?|homeowners?|workers|residents|lobby(?:ing|ists?)|licens(?:es|ing)|permits?|plans? to (?:cut|close|borrow|raise|sell|buy|spend|build)|data centers?|development|developers?|redevelopment',
];
export const newsFolders =
  'politics|politics-government|government|city|elections?|education|housing|housing-homelessness|transportation|immigration|courts?|business|economy|public-safety|local-government|investigations?|criminal-justice';

export const leisure =
  'entertainment|arts|arts-and-entertainment|arts & entertainment|culture|food|food-drink|food & drink|dining|restaurants|eat|recipes?|cooking|lifestyle|living|life|style|fashion|travel|home|homes|garden|gardening|home-garden|books?|movies|film|tv|television|music|theater|celebrities|celebrity|entertainment-life|things-to-do|wine|beer|coffee|games|gaming|pets|features?|people|history';

export const softTitles =
  'appoints?|appointed|named|names new|welcomes|honou?rs?|honou?red|recogni[sz]ed|awarded|awards?|wins (?:\\S+ ){0,3}(?:award|prize)|inducted|scholarships?|anniversary|turns \\d+|celebrat(?:es|ed|ing|ion)|praises?|thanks|q&a|meet (?:the|your)|a look (?:at|back|inside)|inside the|behind the scenes|dinosaurs?|art|artists?|artwork|murals?|museums?|gallery|composer|musicians?|film|movie|album|chef|chefs|restaurants?|taco|tacos|ice cream|book|novel|theat(?:er|re)|fashion|your|my|i';

/** A story about animals is not hard news, unless people are in it too. */
export const animalTitles =
  'cats?|dogs?|pooch(?:es)?|kittens?|puppy|puppies|pets?|horses?|whales?|seals?|sea lions?|bears?|toads?|frogs?|eagles?|owls?|birds?|turtles?|tortoises?|mountain lions?|coyotes?|bobcats?|elephants?|giraffes?|zoo';
export const peopleTitles =
  'm[ae]n|wom[ae]n|people|persons?|child(?:ren)?|girls?|boys?|teens?|residents?|hikers?|swimmers?|drivers?|victims?|suspects?|police|officers?|deput(?:y|ies)|killed|\\d+[- ]year[- ]olds?';

/** Product talk: the front page takes none of it from leisure and business sections. */
export const shopTitles =
  "best|top \\d+|gear|buy(?:s|ing|ers?)?|shop(?:s|ping)?|stores?|products?|brands?|collections?|gifts?|deals?|sales?|prices?|priced|cheap(?:er|est)?|affordable|budget|\\$[\\d,.]+|review(?:s|ed)?|tested|editors?|favorites?|worth|must-haves?|essentials?|new arrivals?|launch(?:es|ed)?|pre-?orders?|exclusive|limited|perks|merch(?:andise)?|subscription|delivery|coffees?|roasters?|games?|gaming|finds|upgrade|amazon|costco|walmart|target|trader joe'?s|aldi|ikea|nordstrom|lululemon|sephora|ingredients?|recipes?|snacks?|wines?|bottles?|candles?|mattress(?:es)?|e-?bikes?|laptops?|headphones?|iphone|sneakers?|shoes?|skincare|makeup|serum|collagen|supplements?|contest|sweepstakes|win|giveaway|don'?t forget|you need|you'?ll (?:love|want)";
